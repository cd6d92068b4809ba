/** The form of a German postcode, apart from addresses: the first screen asks for no more. */
export const POSTCODE_DIGITS = 5;
export const POSTCODE_PATTERN = /^\d{5}$/;
