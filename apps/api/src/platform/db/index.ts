export { type Connections, type DatabaseOptions, openConnections } from './connections.ts';
export { createDatabase, databaseOver } from './create-database.ts';
export { DataFolderInUse } from './data-folder-lock.ts';
export { migrate, migrationNames } from './migrator.ts';
export { query } from './query.ts';
export { schemaProblem } from './schema-state.ts';
