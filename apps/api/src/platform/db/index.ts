export { type Connections, type DatabaseOptions, openConnections } from './connections.ts';
export { createDatabase, databaseOver, openDatabase } from './create-database.ts';
export { DataFolderInUse, type Holding, lockDataFolder } from './data-folder-lock.ts';
export { UnfitLogin } from './fit-login.ts';
export { identifier } from './identifier.ts';
export { migrate, migrationNames } from './migrator.ts';
export { query } from './query.ts';
export { schemaProblem } from './schema-state.ts';
export { socketPath } from './socket-path.ts';
