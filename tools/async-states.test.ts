import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './programs.mjs';

const source = join(root, 'packages/ui/src');

/** What an answer can be: each must have a story or a test in every part that waits for one. */
const states = ['empty', 'quick', 'slow', 'failed', 'stale', 'denied'] as const;
type State = (typeof states)[number];

/** Where a state is shown: the name of a story, or words of the title of a test, of the part itself or of what it stands on. */
type Proof = string | { in: string; as: string };
type Proofs = Record<State, Proof> | (Partial<Record<State, Proof>> & { engine: 'components/combobox' });

/** The part cannot be in this state, and why. */
const never = (why: string): Proof => ({ in: '', as: why });
const store = (as: string): Proof => ({ in: 'hooks', as });
const denial = 'its caller offers it to nobody who may not use it';

/** The parts that wait for an answer of the caller, and where each of their states is shown. */
const parts: Record<string, Proofs> = {
  'components/combobox': {
    empty: 'NoneFound',
    quick: 'dims the rows of the answer before only when the next one takes its time',
    slow: 'Searching',
    failed: 'EnterTriesAFailedSearchAgain',
    stale: store('aborts what is under way and applies the newest only'),
    denied: 'NotAllowed',
  },
  'components/company-picker': { engine: 'components/combobox', empty: 'RestoredWithNotice' },
  'components/contact-picker': {
    engine: 'components/combobox',
    empty: 'NoneForTheCompany',
    slow: 'Slow',
    failed: 'Failed',
    stale: 'ignores the late answer for a company that was left',
  },
  'components/outside-party-picker': {
    engine: 'components/combobox',
    slow: 'Adding',
    failed: 'AFailureKeepsWhatWasEntered',
    denied: 'NotAllowed',
  },
  'components/document-template-picker': {
    engine: 'components/combobox',
    empty: 'NoneFound',
    slow: 'PreviewLoading',
    failed: 'SearchFailed',
    stale: 'OnlyTheLastPreviewIsAskedFor',
  },
  'components/address-lookup': {
    engine: 'components/combobox',
    empty: 'FailureIsSilent',
    failed: 'FailureIsSilent',
  },
  'components/file-number-field': {
    empty: 'DoesNotExist',
    quick: 'waits half a second after the last key',
    slow: 'Checking',
    failed: 'tries again after the lookup failed',
    stale: 'lets the last question win',
    denied: 'Locked',
  },
  'components/command-palette': {
    empty: 'Nothing',
    quick: 'one question after the last key; static groups answer at once',
    slow: 'Slow',
    failed: 'FailsAndRetries',
    stale: 'late replies are dropped, whatever their order',
    denied: never('a group that the user may not search is not given to it'),
  },
  'components/email-field': {
    empty: 'NothingFound',
    quick: 'SuggestionsByKeys',
    slow: never('suggestions are extra: the field shows nothing while it asks'),
    failed: 'AddressBookDown',
    stale: 'shows only the answer to the newest question',
    denied: never('without an address book there is no `suggest`'),
  },
  'components/aba-field': {
    empty: 'NoBankFound',
    quick: 'NineDigitsAreTakenAndTheBankIsNamed',
    slow: never('the field shows nothing while it asks: the name of the bank is extra'),
    failed: 'AFailedLookupSaysNothing',
    stale: 'ALateAnswerForAnotherNumberIsDropped',
    denied: never(denial),
  },
  'components/popover-card': {
    empty: never('a card has something to say, or no trigger'),
    quick: 'Loading',
    slow: 'Loading',
    failed: 'FailsAndRetries',
    stale: 'closing before the answer aborts',
    denied: never(denial),
  },
  'components/data-grid': {
    empty: 'Filtered',
    quick: 'an answer to an older query is dropped; the old rows stay until the new ones come',
    slow: 'Loading',
    failed: 'Retry',
    stale: 'an answer to an older query is dropped',
    denied: never('a screen that may not be seen is not opened'),
  },
  'components/file-upload': {
    empty: never('it asks for nothing that could be empty'),
    quick: 'sends a few at a time, in order',
    slow: 'ProgressIsShownAndStartAndEndAreRead',
    failed: 'keeps a failure with what the server said',
    stale: 'stops at once when cancelled, drops the late answer',
    denied: 'WhatIsRefusedIsNotSent',
  },
  'components/list-manager': {
    empty: 'Empty',
    quick: 'TheServersRefusalStaysOnTheRow',
    slow: 'Saving',
    failed: 'Refused',
    stale: 'an answer that comes while its item is renamed leaves the field',
    denied: 'ReadOnlyChangesNothing',
  },
};

/** Names of stories and titles of tests of a folder. */
function titlesOf(folder: string): string[] {
  return readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(stories\.tsx|test\.tsx?)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(source, folder, file), 'utf8');
      const stories = [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, name]) => name as string);
      const tests = [...text.matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*'([^']+)'/g)].map(
        ([, name]) => name as string,
      );
      return [...stories, ...tests];
    });
}

const proofOf = (name: string, state: State): { in: string; as: string } => {
  const proofs = parts[name] as Proofs;
  const proof = proofs[state];
  if (proof === undefined && 'engine' in proofs) return proofOf(proofs.engine, state);
  return typeof proof === 'string' ? { in: name, as: proof } : (proof as { in: string; as: string });
};

describe('parts that wait for an answer (every state has a story or a test)', () => {
  it.each(Object.keys(parts).flatMap((name) => states.map((state) => [name, state] as const)))(
    '%s: %s',
    (name, state) => {
      const proof = proofOf(name, state);
      if (proof.in === '') return expect(proof.as.length).toBeGreaterThan(20);
      expect(titlesOf(proof.in).filter((title) => title === proof.as || title.startsWith(proof.as))).not.toEqual([]);
    },
  );

  it('are all listed here: whoever hands out a signal waits', () => {
    const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file);
    const waiting = readdirSync(join(source, 'components'))
      .map((name) => `components/${name}`)
      .filter((folder) =>
        readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
          .filter(isCode)
          .some((file) => readFileSync(join(source, folder, file), 'utf8').includes('AbortSignal')),
      );
    expect(waiting.filter((name) => parts[name] === undefined)).toEqual([]);
  });
});
