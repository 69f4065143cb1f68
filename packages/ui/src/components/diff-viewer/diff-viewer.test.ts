import { expect, test } from 'vitest';
import { runCompare } from './compare-job.ts';
import { comparisonPage } from './print-comparison.ts';
import { after, before } from './stories-data.ts';

const ignore = { case: false, space: false, format: false };

test('over the limit only words are compared, and it says so', () => {
  const job = { before: '<p>Lot <b>7</b></p><script>1</script>', after: '<p>Lot 7 &amp; <i>8</i></p>', ignore };
  expect(runCompare({ ...job, maxSize: 1000 }).plain).toBe(false);
  const { plain, changes, rows } = runCompare({ ...job, maxSize: 10 });
  expect(plain).toBe(true);
  expect(changes).toEqual([{ kind: 'added', before: '', after: '& 8' }]);
  expect(rows[0]?.before).toBe('<p>Lot 7</p>');
});

test('tells its progress, never backwards', () => {
  const told: number[] = [];
  runCompare({ before, after, ignore, maxSize: 1e6 }, (done) => told.push(done));
  expect(told.length).toBeGreaterThan(2);
  expect(told).toEqual([...told].sort((a, b) => a - b));
});

test('the printed page has both columns and says what is missing', () => {
  const page = comparisonPage(
    [{ kind: 'added', before: null, after: '<p>Easement</p>', joined: '' }],
    ['Old <Value>', 'New Value'],
    (label) => `No ${label}`,
  );
  expect(page).toContain('<th>Old &lt;Value></th><th>New Value</th>');
  expect(page).toContain('<td><i>No Old &lt;Value></i></td><td><p>Easement</p></td>');
});
