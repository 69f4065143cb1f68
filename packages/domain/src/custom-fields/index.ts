export * from './company-value.ts';
export * from './definition.ts';
export * from './field-type.ts';
export * from './pick-list.ts';
export * from './reference-table.ts';
export * from './rich-text.ts';
export * from './validate.ts';
export * from './value.ts';
