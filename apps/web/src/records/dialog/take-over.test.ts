import { expect, it } from 'vitest';
import { takeOver } from './take-over.ts';

const begun: Record<string, unknown> = { name: 'Oak', phone: '1', fax: null, roles: [1, 2] };

it.each([
  ['nothing typed: all of theirs', begun, { ...begun, phone: '2', roles: [3] }, { ...begun, phone: '2', roles: [3] }],
  ['other fields: both', { ...begun, fax: '9' }, { ...begun, phone: '2' }, { ...begun, phone: '2', fax: '9' }],
  [
    'what is being typed keeps its blanks',
    { ...begun, fax: '9 ' },
    { ...begun, phone: '2' },
    { ...begun, phone: '2', fax: '9 ' },
  ],
  [
    'blanks alone are no change',
    { ...begun, name: 'Oak ', fax: '' },
    { ...begun, name: 'Elm', fax: '3' },
    { ...begun, name: 'Elm', fax: '3' },
  ],
  [
    'a blank typed after what is stored stays',
    { ...begun, name: 'Oak ' },
    { ...begun, phone: '2' },
    { ...begun, name: 'Oak ', phone: '2' },
  ],
  ['the same change on both sides', { ...begun, phone: '2' }, { ...begun, phone: '2' }, { ...begun, phone: '2' }],
  ['the same field differently: it waits', { ...begun, phone: '2', fax: '9' }, { ...begun, phone: '3' }, null],
  ['emptied here, changed there: it waits', { ...begun, phone: '' }, { ...begun, phone: '3' }, null],
])('%s', (_what, form, now, expected) => {
  expect(takeOver(begun, form, now)).toEqual(expected);
});
