import { startDesk } from './app/start-desk'

startDesk()
