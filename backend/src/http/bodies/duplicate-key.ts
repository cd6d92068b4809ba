interface Level {
  /** Of an object, those that it has had so far; null in a list. */
  keys: Set<string> | null;
  /** The key or index that is being read. */
  at: string | number;
}

/**
 * The path of the first key that an object has twice. `JSON.parse` keeps the last of them in silence, so what a proxy or a
 * log has read may be another value than the one that counts.
 *
 * @param json what `JSON.parse` has read without complaint.
 */
export function firstDuplicateKey(json: string): string | null {
  const open: Level[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const level = open.at(-1);
    switch (json.charAt(at)) {
      case '{':
        open.push({ keys: new Set(), at: '' });
        break;
      case '[':
        open.push({ keys: null, at: 0 });
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        if (typeof level?.at === 'number') level.at += 1;
        break;
      case '"': {
        const end = endOfText(json, at);
        if (level?.keys && isKey(json, end)) {
          level.at = JSON.parse(json.slice(at, end)) as string;
          if (level.keys.has(level.at)) return open.map((each) => each.at).join('.');
          level.keys.add(level.at);
        }
        at = end - 1;
        break;
      }
    }
  }
  return null;
}

/** Behind the closing quote of the text that begins here. */
function endOfText(json: string, start: number): number {
  let end = start;
  for (;;) {
    end = json.indexOf('"', end + 1);
    let backslashes = 0;
    while (json[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end + 1;
  }
}

function isKey(json: string, end: number): boolean {
  let at = end;
  while (/\s/.test(json[at] ?? '')) at += 1;
  return json[at] === ':';
}
