import { expect, test } from 'vitest'
import { findSlowLoops } from './super-linear.ts'

const SLOW: readonly RegExp[] = [
  // One turn is also several.
  /^(?:a+)+$/,
  /^(?:a|aa)*$/,
  /^(?:\w*-?)*$/,
  // Two loops read the same text.
  /^a*a*$/,
  /^\s*# +(.+?) *#* *$/,
  /^(.*)=(.*)$/,
  /^(?:\s*x\s*)+$/,
  /^(.*[aeiouy].*)ing$/,
  // A match can begin anywhere in what the loop reads.
  /\/+$/,
  /;+\n/g,
  /%.*$/,
  /<[^>]*>/g,
  /<code>([\s\S]*?)<\/code>/g,
  /"[^"\\]*(?:\\.[^"\\]*)*"/g,
  /[^\s@]+@[^\s@]+\.[^\s@]+/g,
  /^\s*x$/gm,
  /\s+(?=x)/,
  /(?:\.git)?\/*$/,
]

test.each(SLOW.map((pattern) => [pattern] as const))('%s is slow', ({ source, flags }) => {
  expect(findSlowLoops(source, flags)).not.toEqual([])
})

const LINEAR: readonly RegExp[] = [
  /a+/g,
  /^a*$/,
  /^a*b*$/,
  /\/+$/y,
  /#.*$/s,
  /^([^?#]*)(.*)$/s,
  /<[^<>]*>/g,
  /^(?:a+b)+$/,
  /^[^@]+@[^@]+$/,
  /^(?:[^"\\]|\\.)*$/,
  /\b[a-z]+/g,
  /^ *x$/m,
  /[^\s/]+/g,
  /a{1,64}@/g,
]

test.each(LINEAR.map((pattern) => [pattern] as const))('%s is linear', ({ source, flags }) => {
  expect(findSlowLoops(source, flags)).toEqual([])
})
