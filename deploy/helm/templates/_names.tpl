{{- define "wbn.labels" -}}
app.kubernetes.io/name: wbn
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "wbn.pod" -}}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
volumes:
  - name: data
    emptyDir: { sizeLimit: {{ .Values.dataSize }} }
  - name: tmp
    emptyDir: {}
{{- end }}

{{- define "wbn.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
envFrom:
  - configMapRef: { name: {{ .Release.Name }}-settings }
  - secretRef: { name: {{ .Values.secretName }} }
volumeMounts:
  - { name: data, mountPath: /var/lib/wbn }
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- /* YAML reads on and off as booleans, numbers as floats; a ConfigMap takes text alone. */}}
{{- define "wbn.setting" -}}
{{- if kindIs "bool" . }}{{ ternary "on" "off" . }}
{{- else if and (kindIs "float64" .) (eq . (floor .)) }}{{ int64 . }}
{{- else }}{{ toString . }}
{{- end }}
{{- end }}
