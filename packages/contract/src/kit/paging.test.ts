import { expect, it } from 'vitest';
import { z } from 'zod';
import { pageOf, pageQuery } from './index.ts';

// holds blocks 3.1, blocks 9.1
it('a search that says nothing of pages gets the first 50', () => {
  expect(z.strictObject(pageQuery).parse({})).toEqual({ skip: 0, take: 50 });
  expect(Object.keys(pageOf(z.int()).shape)).toEqual(['results', 'totalRecords']);
});
