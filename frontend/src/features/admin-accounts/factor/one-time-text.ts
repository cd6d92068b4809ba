/** What of the second factor is copied by hand. Pure. */

/** `JBSW Y3DP EHPK`: authenticator apps take it with or without the spaces. */
export function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** The file of recovery codes: one a line, under what they are and whose. */
export function recoveryFile(heading: string, codes: readonly string[]): string {
  return [heading, '', ...codes, ''].join('\n');
}
