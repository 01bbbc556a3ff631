import { describe, expect, test } from 'vitest';
import { clientAddress, networkOf } from './clientAddress.ts';

const socketAddress = '10.0.0.1';

describe('clientAddress', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2'],
    ['[2001:DB8:0001:2::9]', '2001:db8:1:2'],
    ['2001::4:5:6:7:8', '2001:0:0:4'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('normalises an address as proxies write it: %s', (spelled, counted) => {
    expect(clientAddress(spelled, socketAddress, 1)).toBe(counted);
    expect(clientAddress(null, spelled, 0)).toBe(counted);
  });

  test('takes the entry of the outermost trusted proxy and ignores those before it', () => {
    const chain = '203.0.113.9, 192.0.2.7, 198.51.100.1';
    const found = [0, 1, 2, 3].map((proxies) => clientAddress(chain, socketAddress, proxies));
    expect(found).toEqual([socketAddress, '198.51.100.1', '192.0.2.7', '203.0.113.9']);
  });

  test('takes the first entry when there are fewer entries than trusted proxies', () => {
    expect(clientAddress('192.0.2.7', socketAddress, 3)).toBe('192.0.2.7');
    expect(clientAddress('192.0.2.7, 198.51.100.1', socketAddress, 3)).toBe('192.0.2.7');
  });

  test.each(['unknown', '', '999.1.1.1', '_hidden', '1:2', '192.0.2.7.8', 'http://x', '[::1', '12345'])(
    'falls back to the address of the socket when the entry is not an address: %j',
    (spelled) => expect(clientAddress(spelled, socketAddress, 1)).toBe(socketAddress),
  );
});

test('networkOf returns the /48 network of an IPv6 address and the /24 network of an IPv4 address', () => {
  expect(networkOf('2001:db8:1:2')).toBe('2001:db8:1');
  expect(networkOf('192.0.2.7')).toBe('192.0.2');
  expect(networkOf('unknown')).toBe('unknown');
});
