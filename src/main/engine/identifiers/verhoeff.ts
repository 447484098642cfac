export * from '../../../shared/identifiers/verhoeff'
