import { describe, expect, it } from '@jest/globals';
import { isPrivateAddress, refuseOutsideAddress } from './address.ts';

describe('an address outside', () => {
  it.each([
    'https://kasse.example.com/orders',
    'https://kasse.example.com:8443/a?b=c',
    'https://8.8.8.8/',
    'https://[2a00:1450:4001:82a::200e]/',
    'https://172.15.0.1/',
    'https://münchen.example.org',
  ])('may be %s', (address) => {
    expect(refuseOutsideAddress(address)).toBeNull();
  });

  it.each([
    ['http://kasse.example.com', 'not_https'],
    ['ftp://kasse.example.com', 'invalid_format'],
    ['javascript:alert(1)', 'invalid_format'],
    ['kasse.example.com', 'invalid_format'],
    ['', 'invalid_format'],
    ['https://user:secret@kasse.example.com', 'invalid_format'],
    ['https://localhost', 'private_network'],
    ['https://LOCALHOST.:3000', 'private_network'],
    ['https://kasse', 'private_network'],
    ['https://kasse.local', 'private_network'],
    ['https://metadata.google.internal', 'private_network'],
    ['https://127.0.0.1', 'private_network'],
    ['https://2130706433', 'private_network'],
    ['https://0x7f.1', 'private_network'],
    ['https://10.1.2.3', 'private_network'],
    ['https://172.31.255.255', 'private_network'],
    ['https://192.168.178.20', 'private_network'],
    ['https://169.254.169.254/latest', 'private_network'],
    ['https://100.64.0.1', 'private_network'],
    ['https://0.0.0.0', 'private_network'],
    ['https://255.255.255.255', 'private_network'],
    ['https://[::1]', 'private_network'],
    ['https://[::ffff:10.0.0.1]', 'private_network'],
    ['https://[::ffff:8.8.8.8]', 'private_network'],
    ['https://[fd00::1]', 'private_network'],
    ['https://[fe80::1]', 'private_network'],
    ['https://[64:ff9b::a00:1]', 'private_network'],
    ['https://[2002:7f00:1::]', 'private_network'],
  ])('may not be %s: %s', (address, code) => {
    expect(refuseOutsideAddress(address)).toBe(code);
  });

  it('is looked at again when its name has been resolved', () => {
    expect(isPrivateAddress('10.0.0.1')).toBe(true);
    expect(isPrivateAddress('::ffff:127.0.0.1')).toBe(true);
    expect(isPrivateAddress('fd12::1')).toBe(true);
    expect(isPrivateAddress('not an address')).toBe(true);
    expect(isPrivateAddress('93.184.216.34')).toBe(false);
    expect(isPrivateAddress('2606:4700::1111')).toBe(false);
  });
});
