import { describe, expect, it } from '@jest/globals';
import { firstDuplicateKey } from './duplicate-key.ts';

describe('firstDuplicateKey', () => {
  it.each([
    ['7'],
    ['"a"'],
    ['[]'],
    ['{}'],
    ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}'],
    ['{"a":"\\"a\\":1,","b":"a"}'],
    ['{"a":["a","a"],"b":"b"}'],
    ['{ "a" : "\\\\" , "b" : "a" }'],
  ])('finds none in %s', (json) => {
    JSON.parse(json);
    expect(firstDuplicateKey(json)).toBeNull();
  });

  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1, "b":{}, "\\u0061" : 2}', 'a'],
    ['{"items":[{"n":1},{"n":1,"m":[1,2],"n":2}]}', 'items.1.n'],
    ['{"a":{"b":1},"a":{"c":1}}', 'a'],
    ['{"":1,"":1}', ''],
    ['{"x":"\\\\\\"","y":{"z":"{","z":1}}', 'y.z'],
  ])('finds it in %s', (json, path) => {
    JSON.parse(json);
    expect(firstDuplicateKey(json)).toBe(path);
  });
});
