import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormKeys } from './form-keys.tsx';

it('the foot offers to add and delete lines where they are written alone', () => {
  const words = (mayEdit: boolean) => renderToStaticMarkup(<FormKeys mayEdit={mayEdit} />);
  expect(words(true)).toMatch(/add line.*delete line/);
  expect(words(false)).not.toMatch(/add line|delete line/);
  expect(words(false)).toMatch(/next cell.*go to line/);
});
