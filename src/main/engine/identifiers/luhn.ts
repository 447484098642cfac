export * from '../../../shared/identifiers/luhn'
