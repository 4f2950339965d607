// Exports for other capabilities: form fields for a picture, several pictures, a document.
export { PhotoField, type PhotoChange } from './PhotoField.tsx'
export { PhotoFormField, type PhotoValue } from './PhotoFormField.tsx'
export { FileField, type FileChange } from './FileField.tsx'
export { FileFormField, type FileValue } from './FileFormField.tsx'
export { PhotoList, type ListedPhoto } from './PhotoList.tsx'
export { PhotoListFormField } from './PhotoListFormField.tsx'
export { Picker } from './Picker.tsx'
export { isPictureName, sendPicture } from './send-picture.ts'
