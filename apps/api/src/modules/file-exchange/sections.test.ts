import { fileRecords } from '@closewright/contract/records';
import { expect, it } from 'vitest';
import { descendants, fileSection } from './sections.ts';

it('every record of a file goes along when it is exported, or says why it stays behind', () => {
  const going = fileRecords.filter(({ staysBehind }) => staysBehind === undefined).map(({ table }) => table);
  const exported = [fileSection, ...descendants(fileSection)].map(({ table }) => table);
  expect(exported.length).toBeGreaterThan(5);
  expect(exported.sort()).toEqual(going.sort());
});
