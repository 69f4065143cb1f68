import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/harness/read-pdf.ts';
import { cell, form, head, line, lines, page, printer, readAloud, table, text } from './form.fixture.ts';
import type { PrintedForm } from './index.ts';

afterAll(() => printer.close());

describe('forms as one job', () => {
  const numbered = (at: number): PrintedForm => ({
    ...head,
    document: form(page('1', text('heading', `Form ${at}`), lines(at % 3 === 0 ? 60 : 1))),
  });
  const titleOf = async (bytes: Uint8Array) => {
    const [sheet] = (await readPdf(bytes)).pages;
    return sheet && readAloud(sheet)[0]?.text;
  };

  const titlesOf = async (job: AsyncIterable<Uint8Array>) => {
    const titles = [];
    for await (const bytes of job) titles.push(await titleOf(bytes));
    return titles;
  };

  it('come one by one in their order, and are asked for only when there is room', async () => {
    let asked = 0;
    const made: (string | undefined)[] = [];
    const ahead: number[] = [];
    const all = function* () {
      for (; asked < 7; ) yield numbered(asked++);
    };
    for await (const bytes of printer.forms(all(), 'epsilon')) {
      made.push(await titleOf(bytes));
      ahead.push(asked - made.length);
    }
    expect(made).toEqual(Array.from({ length: 7 }, (_, at) => `Form ${at}`));
    expect(Math.max(...ahead)).toBe(1);
  });

  it('may come from a source that takes its time, and be none', async () => {
    const all = async function* () {
      for (const at of [1, 2]) yield await Promise.resolve(numbered(at));
    };
    expect(await titlesOf(printer.forms(all(), 'epsilon'))).toEqual(['Form 1', 'Form 2']);
    expect(await titlesOf(printer.forms([], 'epsilon'))).toEqual([]);
  });

  it('end with the first that fails, after those before it', async () => {
    const broken: PrintedForm = { ...head, document: form(page('1', table([line('1', cell(''))]))) };
    const made: (string | undefined)[] = [];
    const job = async () => {
      for await (const bytes of printer.forms([numbered(0), broken, numbered(1), numbered(2)], 'epsilon'))
        made.push(await titleOf(bytes));
    };
    await expect(job()).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(made).toEqual(['Form 0']);
  });

  it('are no longer asked for once nobody wants them', async () => {
    let asked = 0;
    const all = function* () {
      for (;;) yield numbered(++asked);
    };
    for await (const bytes of printer.forms(all(), 'epsilon')) {
      expect(await titleOf(bytes)).toBe('Form 1');
      break;
    }
    expect(asked).toBe(2);
  });
});
