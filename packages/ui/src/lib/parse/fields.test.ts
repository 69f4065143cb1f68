import { describe, expect, it, test } from 'vitest';
import { formatNumber, parseNumber } from './number.ts';
import { formatRate, parseRate } from './rate.ts';
import type { Reading } from './result.ts';
import { formatTaxId, isUnissuedSsn, maskTaxId, parseTaxId } from './tax-id.ts';
import { formatTime, parseTime } from './time.ts';

const plain = <T, R extends string>(reading: Reading<T, R>) =>
  reading.state === 'read' ? reading.value : reading.state === 'refused' ? reading.reason : null;

describe('parseRate', () => {
  test.each([
    ['', null],
    ['3.875', '3.875'],
    ['3.8750', '3.875'],
    ['3.875%', '3.875'],
    ['3.875 %', '3.875'],
    ['0', '0'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['100', '100'],
    ['3 7/8', '3.875'],
    ['3-7/8', '3.875'],
    ['7/8', '0.875'],
    ['3 - 7/8', '3.875'],
    ['3  7/8', '3.875'],
    ['6 1/2%', '6.5'],
    ['37/8', 'not-a-number'],
    ['3 9/8', 'not-a-number'],
    ['-1/8', 'negative'],
    ['- 1/8', 'negative'],
    ['-3 7/8', 'negative'],
    ['--1/8', 'not-a-number'],
    ['3.87501', 'too-many-decimals'],
    ['3,875', 'too-large'],
    ['-1', 'negative'],
    ['(1)', 'negative'],
    ['abc', 'not-a-number'],
    ['3.8.7', 'not-a-number'],
    ['1000', 'too-large'],
    ['25bp', '0.25'],
    ['25 bps', '0.25'],
    ['125 BP', '1.25'],
    ['0.5 bp', '0.005'],
    ['5 bp', '0.05'],
    ['387.5bp', '3.875'],
    ['0.001bp', 'too-many-decimals'],
    ['1,0bp', 'not-a-number'],
    ['-25bp', 'negative'],
    ['bp', 'not-a-number'],
  ])('%j', (text, expected) => expect(plain(parseRate(text))).toBe(expected));
  test.each([
    ['-1/8', '-0.125'],
    ['- 1/8', '-0.125'],
    ['-3 7/8', '-3.875'],
    ['-3-7/8', '-3.875'],
    ['3-7/8', '3.875'],
  ])('below zero: %j', (text, expected) => expect(plain(parseRate(text, { allowNegative: true }))).toBe(expected));
  test.each([
    ['100', '100'],
    ['100.0000', '100'],
    ['99.9999', '99.9999'],
    ['100.0001', 'above-most'],
    ['101', 'above-most'],
    ['10000bp', '100'],
  ])('at most 100: %j', (text, expected) => expect(plain(parseRate(text, { max: 100 }))).toBe(expected));
  test.each([
    [null, ''],
    ['3.875', '3.8750%'],
    ['3.875000', '3.8750%'],
    ['3.123456', '3.123456%'],
    ['0', '0.0000%'],
    ['-1.5', '-1.5000%'],
  ])('shows %j', (value, text) => {
    expect(formatRate(value)).toBe(text);
  });
});

describe('parseNumber', () => {
  test.each([
    ['', null],
    ['30', 30],
    ['1,000', 1000],
    ['-5', -5],
    ['1.5', 'too-many-decimals'],
    ['x', 'not-a-number'],
    ['9999999999999999', 'too-large'],
  ])('%j', (text, expected) => expect(plain(parseNumber(text))).toBe(expected));
  it('keeps to its limits', () => {
    expect(plain(parseNumber('41', { max: 40 }))).toBe('above-most');
    expect(plain(parseNumber('0', { min: 1 }))).toBe('too-small');
    expect(plain(parseNumber('-1', { min: 0 }))).toBe('negative');
    expect(plain(parseNumber('0.255', { decimals: 3 }))).toBe(0.255);
  });
  it('shows what it holds', () => {
    expect(formatNumber(1234.5, { decimals: 1 })).toBe('1,234.5');
    expect(formatNumber(2013, { grouping: false })).toBe('2013');
    expect(formatNumber(null)).toBe('');
  });
});

describe('parseTime', () => {
  test.each([
    ['', null],
    ['9', '09:00'],
    ['930', '09:30'],
    ['930a', '09:30'],
    ['9:30', '09:30'],
    ['9:30 PM', '21:30'],
    ['9.30 p.m.', '21:30'],
    ['14:30', '14:30'],
    ['1430', '14:30'],
    ['noon', '12:00'],
    ['midnight', '00:00'],
    ['12', '12:00'],
    ['12a', '00:00'],
    ['12 am', '00:00'],
    ['12p', '12:00'],
    ['1', '13:00'],
    ['6', '18:00'],
    ['7', '07:00'],
    ['130', '13:30'],
    ['0130', '01:30'],
    ['0', '00:00'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['10:30:00', '10:30'],
    ['24', 'no-such-time'],
    ['9:60', 'no-such-time'],
    ['13p', 'half-of-day'],
    ['0a', 'half-of-day'],
    ['9:3', 'not-a-time'],
    ['abc', 'not-a-time'],
    ['12345', 'not-a-time'],
    ['-1', 'not-a-time'],
  ])('%j', (text, expected) => expect(plain(parseTime(text))).toBe(expected));
  it('reads back every minute from what the field shows', () => {
    for (let minute = 0; minute < 1440; minute++) {
      const value = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(plain(parseTime(formatTime(value)))).toBe(value);
    }
  });
});

describe('tax ids', () => {
  test.each([
    ['', null],
    ['123456789', '123-45-6789'],
    ['123-45-6789', '123-45-6789'],
    ['123 45 6789', '123-45-6789'],
    ['123.45.6789', '123-45-6789'],
    ['123\u201345\u20136789', '123-45-6789'],
    ['12345678', 'nine-digits'],
    ['1234567890', 'nine-digits'],
    ['12345678a', 'not-digits'],
    ['***-**-6789', 'not-digits'],
  ])('%j', (text, expected) => expect(plain(parseTaxId(text, 'ssn'))).toBe(expected));
  it('writes an employer number with its own dash', () => expect(formatTaxId('123456789', 'ein')).toBe('12-3456789'));
  it('masks all but the last four, of a number or of a mask', () => {
    expect(maskTaxId('123-45-6789', 'ssn')).toBe('***-**-6789');
    expect(maskTaxId('***-**-6789', 'ssn')).toBe('***-**-6789');
    expect(maskTaxId('**-***6789', 'ein')).toBe('**-***6789');
    expect(maskTaxId('***-**-****', 'ssn')).toBe('***-**-****');
  });
  it('doubts numbers that were never issued', () => {
    for (const number of ['000-12-3456', '666-12-3456', '123-00-4567', '123-45-0000'])
      expect(isUnissuedSsn(number)).toBe(true);
    for (const number of ['123-45-6789', '912-70-1234', '12']) expect(isUnissuedSsn(number)).toBe(false);
  });
});
