import { dictionaryLimits } from '@closewright/domain/user-settings';
import { z } from 'zod';
import { endpoint, line } from '../kit/index.ts';
import { userSettingsSchema } from '../session/index.ts';

const word = z.string().min(1).max(dictionaryLimits.wordLength);

export const getUserSettings = endpoint({
  name: 'getUserSettings',
  method: 'GET',
  path: '/api/user-settings',
  summary: 'User, regions, flags, dates and values of the caller as they are stored now.',
  tag: 'User settings',
  result: userSettingsSchema,
  access: { kind: 'signedIn' },
});

export const addDictionaryWords = endpoint({
  name: 'addDictionaryWords',
  method: 'POST',
  path: '/api/user-settings/dictionary-words',
  summary: 'Adds words to the personal dictionary of the caller; words that are in it already do not count.',
  tag: 'User settings',
  body: z.strictObject({
    words: z.array(line().max(dictionaryLimits.wordLength)).max(dictionaryLimits.wordsAtOnce),
  }),
  result: userSettingsSchema,
  access: { kind: 'signedIn' },
  audits: ['users'],
});

export const removeDictionaryWord = endpoint({
  name: 'removeDictionaryWord',
  method: 'POST',
  path: '/api/user-settings/dictionary-words/removal',
  summary: 'Takes a word out of the personal dictionary of the caller.',
  tag: 'User settings',
  body: z.strictObject({ word }),
  result: userSettingsSchema,
  access: { kind: 'signedIn' },
  audits: ['users'],
});

export const saveDefaultRegion = endpoint({
  name: 'saveDefaultRegion',
  method: 'PUT',
  path: '/api/user-settings/default-region',
  summary: 'Makes one of the regions of the caller the default region outside a file.',
  tag: 'User settings',
  body: z.strictObject({ regionID: z.int32().positive() }),
  result: userSettingsSchema,
  access: { kind: 'signedIn' },
  errors: ['NOT_FOUND'],
  audits: ['user_regions'],
});
