import {
  addDictionaryWords,
  getUserSettings,
  removeDictionaryWord,
  saveDefaultRegion,
} from '@closewright/contract/user-settings';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { addWords, chooseRegion, removeWord, settingsOf } from './user-settings.usecases.ts';

/** What users set for themselves; preferences by name are with the session, which carries them. */
export function userSettingsRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, getUserSettings, ({ caller }) => settingsOf(database, caller));
  implement(app, addDictionaryWords, ({ caller, body }) => addWords(database, caller, body.words));
  implement(app, removeDictionaryWord, ({ caller, body }) => removeWord(database, caller, body.word));
  implement(app, saveDefaultRegion, ({ caller, body }) => chooseRegion(database, caller, body.regionID));
}
