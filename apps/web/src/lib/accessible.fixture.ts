import { until } from '@closewright/ui/lib/until';
import axe from 'axe-core';
import { expect } from 'vitest';

/** Whether something still changes its looks; busy marks never end. */
const isMoving = () =>
  document
    .getAnimations()
    .some(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);

/** Expects no fault that axe knows of in the page, once what was just enabled or opened has its colours. */
export async function accessible(): Promise<void> {
  await until(() => !isMoving(), 'the end of all animations');
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
