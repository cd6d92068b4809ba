/**
 * What guessing programs try first: 49,233 passwords from leaks, by how often they were found, out of zxcvbn-ts (MIT,
 * © Dan Wheeler, Dropbox and zxcvbn-ts), and what a list from English sites lacks. All of it is folded as passwords are.
 */
import { dictionary } from '@zxcvbn-ts/language-common';
import { foldings } from './password-folding.ts';

/** German and Turkish ones, and patterns on a keyboard with QWERTZ. */
const MORE = `
passwort kennwort meinpasswort geheimes geheim geheimnis willkommen hallohallo hallowelt helloworld ichliebedich
ichliebdich liebedich schatzi schatz mausi prinzessin engelchen schnucki sonnenschein fruehling herbst deutschland
muenchen bayernmunchen bayernmuenchen hamburgersv schalke hertha fussball freitag montag samstag sonntag
seniseviyorum seviyorum teamo sifre benimsifrem canim askim galatasaray fenerbahce besiktas trabzonspor istanbul
turkiye turkiyem ataturk mustafakemal ankara izmir merhaba gunaydin sevgilim
qwertz qwertzu qwertzui qwertzuiop asdfghjkloe yxcvbnm 1qay2wsx 1qay2wsx3edc qayxsw qay123wsx 123qweasd 123qweasdzxc
1q2w3e4r5t6y q1w2e3r4t5y6 a1b2c3d4e5 abcd1234 abc123456 abcd123456 1234qwer asdf1234 112233445566 123456654321
changeme letmeinnow testpassword testpasswort administrator correcthorsebatterystaple tischleindeckdich
password passwd admin root test tester welcome hello user guest login pass
`;

/** Words of this trade, this product and its cities: alone, and one after the other, they are guessed as well. */
const OF_THE_DOMAIN = `
tischlein restaurant restoran restorant ristorante gastronomie gastro gasthaus pizzeria pizza pasta doener doner kebap
kebab burger sushi suppe salat lahmacun pide cafe bistro imbiss grill kueche kuche mutfak kitchen koch chef kellner
kunde kunden musteri customer user inhaber owner admin chef lieferando lieferdienst lieferung delivery bestellung bestellen
siparis essen food yemek lecker hunger menu menue speisekarte
berlin hamburg frankfurt deutschland germany almanya kreuzberg neukoelln altona
passwort password kennwort sifre parola
`;

const split = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

/** A word of three letters behind a year is as quickly found as a longer one; two letters say nothing. */
const MIN_WORD = 3;

function fold(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => foldings(word)).filter((word) => word.length >= MIN_WORD));
}

export const DOMAIN_WORDS = fold(split(OF_THE_DOMAIN));

let common: ReadonlySet<string> | null = null;

/** Folded when the first password is judged: that takes a tenth of a start, which most processes have no use for. */
export function commonPasswords(): ReadonlySet<string> {
  common ??= fold([...dictionary['passwords-common'], ...split(MORE), ...split(OF_THE_DOMAIN)]);
  return common;
}

/** What an account is called, by any of its names: the words of a name, an e-mail's two sides, and each as a whole. */
export function wordsOf(names: readonly string[]): ReadonlySet<string> {
  return fold(names.flatMap((name) => [name, name.replace(/[^\p{L}\p{N}]/gu, ''), ...name.split(/[^\p{L}\p{N}]+/u)]));
}
