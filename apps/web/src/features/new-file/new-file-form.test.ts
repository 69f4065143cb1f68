import { describe, expect, it } from 'vitest';
import { hintQuery } from './duplicate-hints.tsx';
import { emptyForm, type NewFileForm, newFileBody, newFileErrors } from './new-file-form.ts';

const form = (more: Partial<NewFileForm> = {}): NewFileForm => ({
  ...emptyForm({ regionID: 1, branchID: 2 }),
  ...more,
});

describe('before the server is asked', () => {
  it.each<[string, Partial<NewFileForm>, object]>([
    ['nothing is wrong with the next number', {}, {}],
    ['a typed number is required', { isNumbered: false }, { fileNumber: 'File Number is required' }],
    [
      'and has three characters',
      { isNumbered: false, fileNumber: ' 12 ' },
      { fileNumber: 'File Number must have at least 3 characters' },
    ],
    [
      'region and branch are required',
      { regionID: null, branchID: null },
      { regionID: 'Region is required', branchID: 'Branch is required' },
    ],
    ['a file to copy from exists', { copyFrom: '24-0099' }, { copyFrom: 'File Number does not exist' }],
    [
      'and something of it is taken over',
      { copyFrom: '24-0001', copyFromID: 1, parts: [] },
      { parts: 'Choose what is taken over' },
    ],
  ])('%s', (_, more, expected) => {
    expect(newFileErrors(form(more))).toEqual(expected);
  });
});

describe('what is sent', () => {
  it('takes the next number and nothing that was not typed', () => {
    expect(newFileBody(form())).toMatchObject({
      fileNumber: null,
      regionID: 1,
      branchID: 2,
      kindOfOrder: 3,
      settlementStatementType: 1,
      facts: null,
      from: null,
    });
  });

  it('has what was typed, without blanks around it', () => {
    const body = newFileBody(
      form({ isNumbered: false, fileNumber: ' 26-1 ', buyerLastName: ' Lee ', propertyCity: ' ' }),
    );
    expect(body).toMatchObject({ fileNumber: '26-1', facts: { buyerLastName: 'Lee', propertyCity: null } });
  });

  it('takes a template whole, of another file what was chosen', () => {
    expect(newFileBody(form({ templateID: 7 })).from).toEqual({ ordersID: 7, parts: [] });
    expect(newFileBody(form({ copyFromID: 8, parts: ['loans'] })).from).toEqual({ ordersID: 8, parts: ['loans'] });
  });
});

it('looks for duplicates by what has two letters', () => {
  const typed = form({ buyerFirstName: ' Al', buyerLastName: 'L', propertyAddress: '1 Oak St ' });
  expect(hintQuery(typed)).toEqual({ buyerFirstName: 'Al', propertyAddress: '1 Oak St', allBranches: 'true' });
});
