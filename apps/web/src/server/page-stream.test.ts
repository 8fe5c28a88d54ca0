import { PageStream } from './page-stream';

it('puts what a piece needs into the head of the first and before each later one, and only between whole pieces', () => {
  let piece = 0;
  const stream = new PageStream(() => `[${(piece += 1)}]`);
  const chunks: string[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  stream.write('<head></he');
  stream.write('ad><p>$&');
  stream.flush();
  stream.flush();
  stream.write('<template>');
  stream.flush();
  expect(chunks).toEqual(['<head>[1]</head><p>$&', '[2]<template>']);
});
