import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSanctionsFiles } from './read-list.ts';

const endOfFile = String.fromCharCode(0x1a);
const row = (entry: number | string, name: string, remarks = '-0- ') =>
  `${entry},"${name}","individual","SDGT] [IRAN",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,${remarks}`;
const names = `${row(36, 'AEROCARIBBEAN AIRLINES').replace('"individual"', '-0- ')}\r\n${row(173, 'ABBAS, ""Abu""', '"DOB 10 Dec 1948; a.k.a. ""X"", of Y."')}\r\n${endOfFile}\r\n`;
const aliases = `173,12,"aka","ABBAS, Muhammad",-0- \r\n${endOfFile}`;
const problems = (of: string, more: string | null = null) =>
  readSanctionsFiles({ names: of, aliases: more }).problems.map(
    ({ file, line, text }) => `${file} ${line ?? '-'}: ${text}`,
  );

describe('files of a list', () => {
  it('are read as OFAC writes them', () => {
    const of = { type: 'individual', program: 'SDGT] [IRAN', remarks: 'DOB 10 Dec 1948; a.k.a. "X", of Y.' };
    expect(readSanctionsFiles({ names, aliases })).toEqual({
      problems: [],
      names: [
        { entry: 36, name: 'AEROCARIBBEAN AIRLINES', kind: 'name', type: '', program: 'SDGT] [IRAN', remarks: '' },
        { entry: 173, name: 'ABBAS, "Abu"', kind: 'name', ...of },
        { entry: 173, name: 'ABBAS, Muhammad', kind: 'alias', ...of },
      ],
    });
  });

  it.each([
    ['empty', '', null, ['names -: The file is empty']],
    ['nothing but the end', endOfFile, null, ['names -: The file is empty']],
    [
      'cut off within a row',
      names.slice(0, -20),
      null,
      ['names 2: A quotation mark opens here and is never closed: the file is cut off'],
    ],
    [
      'cut off between columns',
      `${row(1, 'A')}\n2,"B","entity"`,
      null,
      ['names 2: The file is cut off: its last line has 3 columns instead of 12'],
    ],
    ['a row too long', `${row(1, 'A')},x\n${row(2, 'B')}`, null, ['names 1: 13 columns instead of 12']],
    ['aliases for names', aliases, null, ['names -: This is a file of aliases, not a file of names']],
    ['names for aliases', names, names, ['aliases -: This is a file of names, not a file of aliases']],
    ['headings', `${row('ent_num', 'SDN_Name')}\n${row(1, 'A')}`, null, ['names 1: ent_num is no number of an entry']],
    [
      'an entry twice',
      `${row(1, 'A')}\n${row(2, 'B')}\n${row(1, 'C')}`,
      null,
      ['names 3: Entry 1 stands on line 1 already'],
    ],
    [
      'an alias twice',
      names,
      `${aliases.slice(0, -1)}173,12,"aka","OTHER",-0- `,
      ['aliases 2: Alias 12 of entry 173 stands twice'],
    ],
    ['no name', row(1, '-0-'), null, ['names 1: An entry without a name']],
    ['a name too long', row(1, 'A'.repeat(351)), null, ['names 1: A name has at most 350 letters']],
    [
      'a name of many words',
      row(1, 'A B C D E F G H I J K L M N O P Q R S T U'),
      null,
      ['names 1: A name has at most 20 words'],
    ],
    [
      'a letter that turns the others round',
      `${row(1, 'A')}\n${row(2, '\u202EB')}`,
      null,
      ['names 2: A letter stands here that nobody sees, or that turns the others round'],
    ],
    [
      'names cut off at the end of a line',
      names.slice(0, names.indexOf('\r\n')),
      aliases,
      ['aliases 1: Entry 173 is not among the names: they are cut off, or of another day'],
    ],
    [
      'another encoding',
      `${row(1, 'A')}\n${row(2, 'MU\uFFFDOZ')}`,
      null,
      ['names 2: This is no text, or it is in other letters than UTF-8'],
    ],
    ['a picture', `\u0000PNG${names}`, null, ['names 1: This is no text, or it is in other letters than UTF-8']],
    [
      'a page of the web',
      '<!doctype html>\n<p>Not found, sorry',
      null,
      ['names 1: 1 column instead of 12', 'names 2: The file is cut off: its last line has 2 columns instead of 12'],
    ],
  ])('%s', (_what, of, more, said) => {
    expect(problems(of, more)).toEqual(said);
  });

  it('tells the first hundred of many problems, and counts the rest', () => {
    const said = problems(Array.from({ length: 150 }, () => 'x').join('\n'));
    expect([said.length, said.at(-1)]).toEqual([101, 'names -: And 50 more']);
  });

  it('takes no more names than a list has', () => {
    const many = Array.from({ length: 200_001 }, (_, at) => `${at + 1},A,,,,,,,,,,`).join('\n');
    expect(problems(many)).toEqual(['names -: A list has at most 200,000 names']);
  });

  it('never throws, and what is cut off anywhere within a row has a problem', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        readSanctionsFiles({ names: one, aliases: other });
      }),
    );
    const whole = `${row(36, 'ONE')}\r\n${row(173, 'TWO')}`;
    const first = whole.indexOf('\r\n');
    for (let end = 0; end < whole.lastIndexOf(','); end++) {
      const cut = readSanctionsFiles({ names: whole.slice(0, end), aliases: null });
      const isWhole = end >= whole.lastIndexOf(',', first) + 1 && end <= first + 2;
      expect([end, cut.problems.length > 0]).toEqual([end, !isWhole]);
    }
  });
});
