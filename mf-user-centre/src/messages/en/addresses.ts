import type { Translation } from '@jishi/i18n';
import type zh from '../zh/addresses.ts';

export default {
  'addresses.title': 'Addresses',
  'addresses.choose': 'Choose a delivery address',
  'addresses.add': 'Add an address',
  'addresses.edit': 'Edit address',
  'addresses.edit-of': 'Edit the address of {{name}}',
  'addresses.remove-of': 'Delete the address of {{name}}',
  'addresses.make-default': 'Make default',
  'addresses.make-default-of': 'Make default: the address of {{name}}',
  'addresses.make-default-question': 'Make this the default address?',
  'addresses.make-default-result': 'New orders will start with {{name}}, {{place}}.',
  'addresses.make-default-done': 'The default address has changed',
  'addresses.remove-question': 'Delete this address?',
  'addresses.remove-result': '{{name}}, {{place}}. Orders already placed are not affected.',
  'addresses.remove-done': 'The address is deleted',
  'addresses.default-stays': 'The default address cannot be deleted. Make another one the default first.',
  'addresses.choose-province': 'Province',
  'addresses.choose-city': 'City',
  'addresses.choose-district': 'District',
  'addresses.region-stays': 'Now “{{address}}”. It stays as it is unless you choose.',
  'addresses.place-hint': 'Street, estate or building',
  'addresses.house-hint': 'Block, unit, room',
} as const satisfies Translation<typeof zh>;
