import { describe, expect, test } from 'vitest';
import { type DialogSize, dialogSize } from './dialog-size.ts';

describe('every size the dialogs of the product ask for', () => {
  const sizes: [dialog: string, size: DialogSize, style: object][] = [
    ['Create New File', 600, { width: '600px' }],
    ['Create New Secondary Files', { width: 800, height: 610 }, { width: '800px', height: '610px' }],
    ['Duplicate File Search', '90%', { width: '90vw' }],
    ['Generate Documents', '95%', { width: '95vw' }],
    ['Send Email', { width: 1100, height: 825 }, { width: '1100px', height: '825px' }],
    ['File number prompt', 500, { width: '500px' }],
    ['Save documents', 950, { width: '950px' }],
    ['Content Compare', '60%', { width: '60vw' }],
    ['Edit Company', '85%', { width: '85vw' }],
    ['Session Expiring', 400, { width: '400px' }],
    ['Company search', { width: '85%', height: '90%' }, { width: '85vw', height: '90vh' }],
    [
      'Select File',
      { width: '80%', height: '80%', minWidth: 1200, minHeight: 700 },
      { width: '80vw', height: '80vh', minWidth: 'min(1200px, 96vw)', minHeight: 'min(700px, 94vh)' },
    ],
    ['Insert Symbol', 605, { width: '605px' }],
    ['Insert Doc Hyperlink', { width: 600, height: 350 }, { width: '600px', height: '350px' }],
    ['Edit list item', 425, { width: '425px' }],
  ];
  test.each(sizes)('%s', (_dialog, size, style) => {
    expect(dialogSize(size)).toEqual({ preset: 'own', style });
  });
  test.each(['default', 'confirm', 'report', 'session'] as const)('%s is a name', (name) => {
    expect(dialogSize(name)).toEqual({ preset: name });
  });
  test('without a size it is the default', () => {
    expect(dialogSize()).toEqual({ preset: 'default' });
  });
});
