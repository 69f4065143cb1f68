import '@closewright/ui/styles.css';
import { TextField } from '@closewright/ui/text-field';
import { memo } from 'react';
import { expose } from './form.tsx';
import type { BenchFieldProps } from './page.ts';

/** The kit's text field as the floor has its input: drawn again only when its own value changes. */
const Field = memo(({ at, label, value, change }: BenchFieldProps) => (
  <TextField label={label} value={value} onValueChange={(next) => change(at, next)} />
));

expose(Field);
