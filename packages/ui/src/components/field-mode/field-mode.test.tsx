import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextField } from '../text-field/index.ts';
import { FieldModeScope } from './index.ts';

const field = <TextField label="Payee" value="Ficus Bank" onValueChange={() => {}} />;

it('takes rights away inside, and never gives them back', () => {
  const html = renderToStaticMarkup(
    <FieldModeScope mode="read" reason="Locked">
      <FieldModeScope mode="edit">{field}</FieldModeScope>
    </FieldModeScope>,
  );
  expect(html).toContain('data-mode="read"');
  expect(html).toContain('Locked');
  expect(html).toMatch(/<input[^>]*readOnly/i);
});

it('renders nothing at all when hidden', () => {
  expect(renderToStaticMarkup(<FieldModeScope mode="hidden">{field}</FieldModeScope>)).toBe('');
});

it('ties label, help and error to the input', () => {
  const html = renderToStaticMarkup(
    <TextField id="aba" label="ABA routing" error="Enter exactly 9 digits." required />,
  );
  expect(html).toContain('for="aba"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-required="true"');
  expect(html).toContain('aria-describedby="aba-message"');
  expect(html).toMatch(/id="aba-message"[^>]*>.*Enter exactly 9 digits\./);
});

it('keeps a disabled field reachable when there is a reason to read', () => {
  const html = renderToStaticMarkup(<TextField label="Contact" disabled disabledReason="Select a company to enable" />);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain('disabled=""');
  expect(renderToStaticMarkup(<TextField label="Contact" disabled />)).toContain('disabled=""');
});
