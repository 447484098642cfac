import { changeKey } from '../../../src/main/storage/open-workspace'

/** Changes the key of a workspace until it is killed. Arguments: folder, former and new key in hex. */
const [folder = '', from = '', to = ''] = process.argv.slice(2)
process.stdout.write('begun\n')
await changeKey(folder, Buffer.from(from, 'hex'), Buffer.from(to, 'hex'), null)
process.stdout.write('done\n')
