export * from '../../../shared/identifiers/mrz-check'
