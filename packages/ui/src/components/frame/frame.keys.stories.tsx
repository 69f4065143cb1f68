import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import base from './frame.stories.tsx';

const meta = { ...base, title: 'Shell/Frame/Keys' };
export default meta;

const places = ['Bar', 'Menu', 'Header', 'Main', 'Panel'];
export const TabGoesFromPlaceToPlace: StoryObj<typeof base> = {
  args: {
    bar: <button type="button">Bar</button>,
    menu: <button type="button">Menu</button>,
    header: <button type="button">Header</button>,
    context: <button type="button">Panel</button>,
    children: <button type="button">Main</button>,
  },
  play: async ({ canvas }) => {
    for (const name of places) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};
