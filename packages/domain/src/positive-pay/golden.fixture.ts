import type { PositivePayEvent } from './positive-pay-event.ts';

/** What starters that name their bank are golden with; Investors publishes no word for a void. */
export const goldenSettings: Readonly<Record<string, { bankID?: string; word?: string }>> = {
  'BMO CSV': { bankID: '071' },
  'First Tennessee': { bankID: '084' },
  'Investors CSV': { word: 'V' },
};

export const goldenAccount = { routingNumber: '123456780', accountNumber: '0044107788' };

export const goldenEvents: readonly PositivePayEvent[] = [
  {
    ...{ kind: 'issue', checkNumber: 20417, amount: 1_234_567, payee: 'Harper & Lowell, Surveyors' },
    ...{ issuedOn: '2026-06-29', happenedOn: '2026-06-29' },
  },
  {
    ...{ kind: 'void', checkNumber: 20388, amount: 450_00, payee: 'Renée Olsen' },
    ...{ issuedOn: '2026-06-12', happenedOn: '2026-06-30' },
  },
  {
    ...{ kind: 'stop', checkNumber: 391, amount: 5, payee: 'The "Oaks" Association' },
    ...{ issuedOn: '2026-06-15', happenedOn: '2026-06-30' },
  },
];

/** The line of each event by each starter, written out from what was published, a column at a time. */
export const goldenLines: Readonly<Record<string, readonly string[]>> = {
  'Chase CSV': [
    'I,0044107788,20417,062926,12345.67,Harper & Lowell Surveyors',
    'C,0044107788,20388,061226,450.00,Renee Olsen',
    'C,0044107788,391,061526,0.05,The Oaks Association',
  ],
  'JPMorgan ARP': [
    `I ${'0'.repeat(10)}0044107788 000000000000020417 000000000001234567 20260629${' '.repeat(25)}`,
    `V ${'0'.repeat(10)}0044107788 000000000000020388 000000000000045000 20260612${' '.repeat(25)}`,
    `S ${'0'.repeat(10)}0044107788 000000000000000391 000000000000000005 20260615${' '.repeat(25)}`,
  ],
  'BMO CSV': [
    '20417,06/29/2026,12345.67,071,0044107788,IA,Harper & Lowell Surveyors,',
    '20388,06/12/2026,450.00,071,0044107788,VA,Renee Olsen,',
    '391,06/15/2026,0.05,071,0044107788,VA,The Oaks Association,',
  ],
  Comerica: [
    ` 0044107788 06292026 0000020417 0001234567${' '.repeat(17)}HARPER & LOWELL, SURVEYORS${' '.repeat(74)}`,
    `V0044107788 06122026 0000020388 0000045000${' '.repeat(17)}RENEE OLSEN${' '.repeat(89)}`,
    `V0044107788 06152026 0000000391 0000000005${' '.repeat(17)}THE "OAKS" ASSOCIATION${' '.repeat(78)}`,
  ],
  HSBC: [
    `0000044107788000002041700012345670629${'2026'}${' '.repeat(13)} ${' '.repeat(25)}`,
    `0000044107788000002038800000450000612${'2026'}${' '.repeat(13)}V${' '.repeat(25)}`,
    `0000044107788000000039100000000050615${'2026'}${' '.repeat(13)}V${' '.repeat(25)}`,
  ],
  'First Tennessee': [
    `D08400441077880000020417000000123456720260629${' '.repeat(30)}HARPER & LOWELL, SURVEYORS${' '.repeat(54)} `,
    `D08400441077880000020388000000004500020260612${' '.repeat(30)}RENEE OLSEN${' '.repeat(69)}V`,
    `D08400441077880000000391000000000000520260615${' '.repeat(30)}THE "OAKS" ASSOCIATION${' '.repeat(58)}V`,
  ],
  'Arvest CSV': [
    '0044107788,Reg,12345.67,20417,06/29/2026',
    '0044107788,Void,450.00,20388,06/12/2026',
    '0044107788,Void,0.05,391,06/15/2026',
  ],
  'Investors CSV': [
    'A,0044107788,20417,12345.67,06/29/26,Harper & Lowell Surveyors',
    'V,0044107788,20388,450.00,06/12/26,Renee Olsen',
    'V,0044107788,391,0.05,06/15/26,The Oaks Association',
  ],
};

/** Columns as they were published, from 1 on: what stands there in the first golden line. */
export const goldenColumns: Readonly<Record<string, readonly (readonly [from: number, to: number, text: string])[]>> = {
  'JPMorgan ARP': [
    [1, 1, 'I'],
    [3, 22, '00000000000044107788'],
    [24, 41, '000000000000020417'],
    [43, 60, '000000000001234567'],
    [62, 69, '20260629'],
    [71, 78, '        '],
    [80, 94, ' '.repeat(15)],
  ],
  Comerica: [
    [1, 1, ' '],
    [2, 11, '0044107788'],
    [13, 20, '06292026'],
    [22, 31, '0000020417'],
    [33, 42, '0001234567'],
    [60, 159, 'HARPER & LOWELL, SURVEYORS'.padEnd(100)],
  ],
  HSBC: [
    [1, 13, '0000044107788'],
    [14, 23, '0000020417'],
    [24, 33, '0001234567'],
    [34, 41, '06292026'],
    [55, 55, ' '],
    [80, 80, ' '],
  ],
  'First Tennessee': [
    [1, 1, 'D'],
    [2, 4, '084'],
    [5, 14, '0044107788'],
    [15, 24, '0000020417'],
    [25, 37, '0000001234567'],
    [38, 45, '20260629'],
    [76, 155, 'HARPER & LOWELL, SURVEYORS'.padEnd(80)],
    [156, 156, ' '],
  ],
};
