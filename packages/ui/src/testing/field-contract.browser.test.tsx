import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show } from '../lib/browser-test.tsx';
import { fieldContract } from './field-contract.ts';
import { fieldParts } from './field-parts.ts';

afterEach(clearPage);

/** Folders of fields that do not make the promises of a single field, and why. */
const others: Record<string, string> = {
  field: 'the base of the others',
  'radio-group': 'several inputs, named and described as a group',
  'file-upload': 'a queue of files, not a value',
  'loan-selector': 'a select that is not there with less than two loans',
  'pdf-viewer': 'the box for a password',
};

describe('the contract of fields', () => {
  it('is kept by every field of the kit, or says why not', () => {
    const sources = import.meta.glob<string>('../components/*/*.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const fields = Object.entries(sources)
      .filter(
        ([path, text]) =>
          !/\.(stories|test)\./.test(path) && /\buseField\(|\bextends [^{]*(FieldProps|PickerBase)\b/.test(text),
      )
      .map(([path]) => path.split('/').at(-2) ?? '');
    const known = new Set([...fieldParts.map(({ folder }) => folder), ...Object.keys(others)]);
    expect(fields.length).toBeGreaterThan(25);
    expect([...new Set(fields)].filter((folder) => !known.has(folder))).toEqual([]);
    expect([...known].filter((folder) => !Object.keys(sources).some((path) => path.includes(`/${folder}/`)))).toEqual(
      [],
    );
  });

  for (const part of fieldParts) {
    describe(part.name, () => {
      for (const { title, run } of fieldContract(part)) it(title, () => run({ show, user: userEvent }));
    });
  }
});

describe('the contract itself', () => {
  /** A field that keeps none of its promises. */
  const Broken = () => (
    <div>
      <input aria-label="Sample" defaultValue="wrong" />
    </div>
  );
  const broken = fieldContract({
    name: 'Broken',
    component: Broken,
    sample: { value: 'a', shown: 'a', sent: 'a' },
    words: { messages: {}, provoke: async () => {}, expect: 'nothing of the kind' },
  });
  /** What even a bare input does. */
  const kept = ['is named by its label, and the label leads to it', 'is named by aria-label where it has no label'];

  for (const { title, run } of broken) {
    const holds = kept.some((promise) => title.endsWith(promise));
    it(`${holds ? 'passes' : 'fails'} a broken field: ${title}`, async () => {
      const outcome = run({ show, user: userEvent });
      if (holds) await outcome;
      else await expect(outcome).rejects.toThrow();
    });
  }
});
