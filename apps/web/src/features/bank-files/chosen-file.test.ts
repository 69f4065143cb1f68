import { expect, it } from 'vitest';
import { asksForLayout } from './chosen-file.ts';

it.each([
  ['BAI2', '01,099900111,CLOSEWRIGHT,130412,0615,1,,,2/', false],
  ['BAI2 behind the mark of its encoding', '\uFEFF01,099900111,', false],
  ['MT940', '\r\n:20:STMT261119\r\n:25:0044107788', false],
  ['MT940 with a header of SWIFT', '{1:F01CLSWUS33AXXX0000000000}', false],
  ['OFX of SGML', 'OFXHEADER:100\r\nDATA:OFXSGML', false],
  ['OFX of XML', '\r\n<?xml version="1.0"?><?OFX OFXHEADER="200"?>', false],
  ['OFX without a head', '<OFX><SIGNONMSGSRSV1>', false],
  ['CSV with headings', 'Date,Description,Amount', true],
  ['CSV that begins with a day', '01/02/2013,Deposit,1.00', true],
  ['nothing', '', true],
])('a file that is %s', (_name, beginning, asks) => {
  expect(asksForLayout(beginning)).toBe(asks);
});
