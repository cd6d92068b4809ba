/** Addresses and numbers as links. What somebody typed cannot add a recipient or a text to an e-mail: `?` and `&` may be part of an address. */
export function mailtoOf(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

export function telOf(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
