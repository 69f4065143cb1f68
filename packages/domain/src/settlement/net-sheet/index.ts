export * from './net-sheet.ts';
