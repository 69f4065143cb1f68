export * from './dated-versions.ts';
export * from './manual-trial.ts';
export * from './office-manuals.ts';
export * from './recording-schedule.ts';
export * from './recording-trial.ts';
export * from './schedule-columns.ts';
