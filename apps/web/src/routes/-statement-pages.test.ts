import { navItems } from '@closewright/domain/navigation';
import { expect, it } from 'vitest';
import { statementPages } from './-statement-pages.tsx';

it('each page of the settlement statement that the menu leads to is drawn', () => {
  const built = navItems.filter(({ built, path }) => built && path?.startsWith('/order/settlement/'));
  expect(Object.keys(statementPages)).toEqual(built.map(({ path }) => path?.split('/').at(-1)));
});
