/** What is wrong, by the promise that it breaks. */
export class Findings {
  readonly lostLines: string[] = [];
  readonly gapLines: string[] = [];
  readonly doubledLines: string[] = [];
  /** Not yet, or never: the comparison is made until nothing is, or time is up. */
  readonly unfinishedLines: string[] = [];

  lost(line: string): void {
    this.lostLines.push(line);
  }

  gap(line: string): void {
    this.gapLines.push(line);
  }

  doubled(line: string): void {
    this.doubledLines.push(line);
  }

  unfinished(line: string): void {
    this.unfinishedLines.push(line);
  }

  get isQuiet(): boolean {
    return this.unfinishedLines.length === 0 && this.lostLines.length === 0;
  }
}
