import type { NavItemSource } from './nav-item.ts';

/** Reporting (core.md §2). */
export const reportingItems: readonly NavItemSource[] = [
  {
    key: '1099-filing',
    name: '1099 Filing',
    path: '/reporting/1099-filing',
    icon: 'file-digit',
    accessKey: 'F',
    apps: ['app1099'],
  },
  {
    key: 'report-management',
    name: 'Report Management',
    path: '/reporting/report-management',
    icon: 'file-cog',
    accessKey: 'M',
    apps: ['appReports'],
    permissionKeys: ['CanCreateReports'],
    featureFlag: 'reportsCreator',
  },
  {
    key: 'report-generation',
    name: 'Report Generation',
    path: '/reporting/report-generation',
    icon: 'file-chart-column',
    accessKey: 'G',
    apps: ['appReports'],
    skipSave: true,
  },
  {
    key: 'audit-log',
    name: 'Audit Log',
    path: '/reporting/audit-log',
    icon: 'history',
    accessKey: 'A',
    apps: ['appSystemAuditLog'],
    featureFlag: 'auditlog',
    skipSave: true,
    built: true,
  },
];
