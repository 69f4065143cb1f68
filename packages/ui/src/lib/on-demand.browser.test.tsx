import { Component, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearPage, show, until } from './browser-test.tsx';
import { onDemand, useLoaded } from './on-demand.ts';

afterEach(clearPage);

const List = ({ name }: { name: string }) => <p>List of {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>Could not be loaded</p> : this.props.children;
  }
}

it('is there in the same render when it was loaded ahead', async () => {
  const fetch = vi.fn(() => Promise.resolve({ default: List }));
  const Part = onDemand(fetch);
  await Part.load();
  const host = await show(<Part name="lenders" />);
  expect(host.innerHTML).toBe('<p>List of lenders</p>');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('is nothing until it arrives, and asked for once', async () => {
  const chunk = Promise.withResolvers<{ default: typeof List }>();
  const fetch = vi.fn(() => chunk.promise);
  const Part = onDemand(fetch);
  const host = await show(
    <div>
      <Part name="lenders" />
      <Part name="counties" />
    </div>,
  );
  expect(host.textContent).toBe('');
  chunk.resolve({ default: List });
  await until(() => host.textContent === 'List of lendersList of counties');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('is what it draws meanwhile until it arrives', async () => {
  const chunk = Promise.withResolvers<{ default: typeof List }>();
  const Part = onDemand(
    () => chunk.promise,
    ({ name }: { name: string }) => <p>Loading {name}</p>,
  );
  const host = await show(<Part name="lenders" />);
  expect(host.innerHTML).toBe('<p>Loading lenders</p>');
  chunk.resolve({ default: List });
  await until(() => host.innerHTML === '<p>List of lenders</p>');
});

it('tells its surroundings when it is there; what has no chunk always is', async () => {
  const chunk = Promise.withResolvers<{ default: typeof List }>();
  const Part = onDemand(() => chunk.promise);
  const Around = ({ part }: { part: typeof Part | typeof List }) => <p>{useLoaded(part) ? 'there' : 'on its way'}</p>;
  const host = await show(<Around part={Part} />);
  expect(host.textContent).toBe('on its way');
  chunk.resolve({ default: List });
  await until(() => host.textContent === 'there');
  expect((await show(<Around part={List} />)).textContent).toBe('there');
});

it('throws where it is used when its chunk cannot be loaded, and asks again the next time', async () => {
  const fetch = vi.fn(() => Promise.reject<{ default: typeof List }>(new Error('offline')));
  const Part = onDemand(fetch);
  const host = await show(
    <Boundary>
      <div>
        <Part name="lenders" />
      </div>
    </Boundary>,
  );
  await until(() => host.textContent === 'Could not be loaded');
  fetch.mockImplementation(() => Promise.resolve({ default: List }));
  await Part.load();
  const again = await show(<Part name="lenders" />);
  expect(again.textContent).toBe('List of lenders');
});
