-- A report, and a decision, may be about somebody falsely shown as appointed.
-- compatible: the checks only become wider.
alter table reports drop constraint reports_reason_check,
  add constraint reports_reason_check
  check (reason in ('spam', 'abuse', 'misleading', 'counterfeit', 'appointment', 'illegal', 'other'));
alter table sanctions drop constraint sanctions_rule_check,
  add constraint sanctions_rule_check
  check (rule in ('spam', 'abuse', 'misleading', 'counterfeit', 'appointment', 'illegal', 'other'));
