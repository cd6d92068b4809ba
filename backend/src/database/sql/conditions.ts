/** A `WHERE` of as many parts as a request asks for. Values only ever travel as parameters. */
export class Conditions {
  readonly values: unknown[] = [];
  readonly #parts: string[] = [];

  /** `part` gets a function that turns a value into its placeholder. */
  add(part: (of: (value: unknown) => string) => string): void {
    this.#parts.push(part((value) => this.parameter(value)));
  }

  parameter(value: unknown): string {
    this.values.push(value);
    return `$${String(this.values.length)}`;
  }

  get text(): string {
    return this.#parts.length === 0 ? 'true' : this.#parts.join(' AND ');
  }
}

/** What is typed is looked for as it is, not as a pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
