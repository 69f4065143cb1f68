export { actorLabel } from './actor-label.ts';
export { AuditFilters } from './audit-filters.tsx';
export { EntryDialog } from './entry-dialog.tsx';
