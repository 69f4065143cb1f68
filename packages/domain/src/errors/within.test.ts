import { describe, expect, it } from 'vitest';
import { attempt, eachWithin, gathered, InputError, InputErrors, inputErrorsOf, renamed, within } from './index.ts';

const refuse = (field: string) => (): never => {
  throw new InputError('MISSING', field, `No ${field}`);
};
/** The fields an attempt is refused for. */
const fieldsOf = (work: () => unknown): string[] => {
  const outcome = attempt(work);
  return outcome instanceof InputError ? inputErrorsOf(outcome).map(({ field }) => field) : [];
};

describe('errors of several parts', () => {
  it('are told together, in the order of the parts; as an error they are the first', () => {
    const work = () => gathered(refuse('a'), () => 1, refuse('b'));
    expect(fieldsOf(work)).toEqual(['a', 'b']);
    expect(work).toThrow(expect.objectContaining({ code: 'MISSING', field: 'a', message: 'No a' }));
    expect(
      gathered(
        () => 1,
        () => 'x',
      ),
    ).toEqual([1, 'x']);
  });

  it('are named by their way, each', () => {
    const work = () =>
      within('file', () => eachWithin('fees', [0, 1, 2], (fee) => (fee === 1 ? fee : refuse('name')())));
    expect(fieldsOf(work)).toEqual(['file.fees.0.name', 'file.fees.2.name']);
    expect(eachWithin('fees', [2, 3], (fee, at) => fee * at)).toEqual([0, 3]);
  });

  it('get other names from outside, whole or at the end of their way, never within a word', () => {
    const names = { day: 'date', 'taxes.day': 'closing' };
    expect(fieldsOf(() => renamed(names, refuse('day')))).toEqual(['date']);
    expect(fieldsOf(() => renamed(names, refuse('prior.day')))).toEqual(['prior.date']);
    expect(fieldsOf(() => renamed(names, refuse('holiday')))).toEqual(['holiday']);
    expect(
      fieldsOf(() => renamed({ 'taxes.day': 'closing' }, () => gathered(refuse('taxes.day'), refuse('x')))),
    ).toEqual(['closing', 'x']);
  });

  it('are one where there is one, and none are no error', () => {
    const [one] = [new InputError('MISSING', 'a', 'No a')];
    expect(InputErrors.of([one])).toBe(one);
    expect(() => InputErrors.of([])).toThrow('no error');
  });

  it('let any other error go on', () => {
    const fault = () => {
      throw new TypeError('a fault');
    };
    expect(() => gathered(refuse('a'), fault)).toThrow(TypeError);
    expect(() => within('x', fault)).toThrow(TypeError);
  });
});
