/** Without the spaces, dots and dashes that people put between. */
export const normalVatId = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();

/** Empty counts: small businesses have none. */
export const isVatId = (text: string) => /^(?:[A-Z]{2}[0-9A-Z]{2,13})?$/.test(normalVatId(text));
