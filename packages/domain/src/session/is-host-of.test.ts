import { expect, it } from 'vitest';
import { isHostOf } from './index.ts';

it.each([
  ['epsilon.closewright.example', true],
  ['EPSILON.closewright.example:443', true],
  ['epsilon.closewright.example.', true],
  ['ficus.closewright.example', false],
  ['any.closing.example', true],
  ['closing.example', false],
  ['a.any.closing.example', false],
  ['any.closing.example.evil.example', false],
  ['anyclosing.example', false],
  ['epsilon.closewright.example:80', true],
  ['epsilon.closewright.example:', true],
  ['epsilon.closewright.example:8443', false],
  ['any.closing.example:9', false],
  ['any.port.example', false],
  ['any.port.example:8443', true],
  ['any.port.example:84430', false],
  ['any.localhost', true],
  ['any.localhost:4300', true],
  ['127.0.0.1:4300', false],
  ['', false],
])('the host %j is believed: %j', (host, believed) => {
  expect(
    isHostOf(host, ['epsilon.closewright.example', '*.closing.example', '*.port.example:8443', '*.localhost:*']),
  ).toBe(believed);
  expect(isHostOf(host, [])).toBe(false);
});
