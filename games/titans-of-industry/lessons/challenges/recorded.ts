// A game between three hard bots, from which challenges take their positions: `npm run tw -- play titans-of-industry --seats 3
// --seed "chal a" --players hard`.

import type { PlayedGame } from '@tableworks/lessons'

export const EVENING: PlayedGame = {
  seats: ['Ann', 'Ben', 'Cat'],
  seed: 'chal a',
  choices: `
    keep titan-financier
    keep titan-landlord
    keep titan-kingpin
    build lumber-camp; place 1 c-residential, 0 e-northwest; price c-residential 10
    build steel-forge; place 1 c-industrial, 0 d-northeast; price c-industrial 10
    build stone-quarry; place 1 c-transportation, 0 d-southwest; price c-transportation 10
    build steel-forge; place 0 c-industrial, 1 d-northeast; price d-northeast 12
    build lumber-camp; place 1 c-residential, 0 e-northwest; price c-residential 9
    build lumber-camp; place 1 c-residential, 0 e-northwest; price c-residential 8
    build stone-quarry; place 0 c-transportation, 1 d-southwest; price d-southwest 12
    advance telegraph
    build steel-forge; place 1 c-industrial, 0 d-northeast; price c-industrial 8
    reprice; reprice c-residential; price c-residential 5; done; keep titan-empire
    reprice c-residential; price c-residential 4; build power-station; place 0 d-northeast, 1 e-southeast
    price e-southeast 12
    estate transportation-1; open wagon-road; reprice; reprice c-residential; price c-residential 10; done
    keep titan-profiteer
    expand stone-quarry; place 2 c-transportation, 0 d-southwest; price c-transportation 9
    skip; build stone-quarry; place 1 c-transportation, 0 d-southwest; price c-transportation 8
    reprice; reprice c-transportation; price c-transportation 7; keep titan-generalist
    reprice; reprice c-transportation; price c-transportation 6; done; keep titan-steel
    reprice c-transportation; price c-transportation 5; reprice; reprice c-transportation; price c-transportation 5; done
    keep titan-industrial
    expand steel-forge; place 1 c-industrial, 1 d-northeast; price c-industrial 10; price d-northeast 12
    expand lumber-camp; place 1 c-residential, 1 e-northwest; price c-residential 10; price e-northwest 12
    skip; expand stone-quarry; place 2 c-transportation, 0 d-southwest; price c-transportation 5
    reprice; reprice c-transportation; price c-transportation 5; done; keep titan-front-runner
    estate transportation-2; from 1; open freight-harbor; produce stone-quarry x2; place 4 c-transportation, 0 d-southwest
    price c-transportation 10
    produce steel-forge x2; place 1 c-industrial, 3 d-northeast; price c-industrial 7; price d-northeast 8
    produce stone-quarry x2; place 4 c-transportation, 0 d-southwest; price c-transportation 2
    advance recycling
    advance property-management
    reprice c-transportation; price c-transportation 2; advance brand-loyalty
    expand steel-forge; place 2 c-industrial, 0 d-northeast; price c-industrial 5
    expand lumber-camp; place 1 c-residential, 1 e-northwest; price c-residential 5; price e-northwest 5
    reprice c-transportation; price c-transportation 2; expand power-station; place 0 d-northeast, 2 e-southeast
    price e-southeast 12
    expand steel-forge; place 2 c-industrial, 1 d-northeast; price c-industrial 5; price d-northeast 12
    advance extra-shift; place 0 c-residential, 2 e-northwest; price e-northwest 8; place 1 c-transportation, 0 d-southwest
    price c-transportation 10; place 1 c-industrial, 1 d-northeast; price c-industrial 2; price d-northeast 12
    reprice e-southeast; price e-southeast 12; produce stone-quarry x2; place 4 c-transportation, 0 d-southwest
    price c-transportation 1
    estate transportation-3; open airport
    estate industrial-1; open grist-mill
    reprice c-transportation; price c-transportation 10; produce stone-quarry x2; place 4 c-transportation, 0 d-southwest
    price c-transportation 4
    produce steel-forge x2; place 1 c-industrial, 3 d-northeast; price c-industrial 5; price d-northeast 12
    expand steel-forge; place 0 c-industrial, 4 d-northeast; price d-northeast 6
    reprice c-transportation; price c-transportation 10; produce stone-quarry x2; place 4 c-transportation, 0 d-southwest
    price c-transportation 4
    reprice; reprice d-northeast; price d-northeast 4; reprice c-transportation; price c-transportation 10
    reprice e-northwest; price e-northwest 12; reprice c-residential; price c-residential 10; reprice c-industrial
    price c-industrial 10; keep titan-wood
    expand steel-forge; place 2 c-industrial, 3 d-northeast; price c-industrial 7; price d-northeast 3
    reprice c-transportation; price c-transportation 10; produce stone-quarry x2; place 4 c-transportation, 0 d-southwest
    price c-transportation 6
    reprice; reprice d-northeast; price d-northeast 2; reprice c-industrial; price c-industrial 7; reprice c-transportation
    price c-transportation 10; done; keep titan-durables
    reprice; reprice d-northeast; price d-northeast 1; reprice c-transportation; price c-transportation 4
    reprice c-industrial; price c-industrial 3; keep titan-transportation
    reprice c-transportation; price c-transportation 3; expand lumber-camp; place 2 c-residential, 0 e-northwest
    price c-residential 10
    reprice; reprice d-northeast; price d-northeast 1; reprice c-residential; price c-residential 7
    reprice c-transportation; price c-transportation 4; reprice c-industrial; price c-industrial 3; done
    keep titan-inventor
    expand lumber-camp; from 0; place 2 c-residential, 1 e-northwest; price c-residential 6; price e-northwest 12
    reprice c-residential; price c-residential 6; produce power-station x2; place 2 d-northeast, 2 e-southeast
    price d-northeast 2; price e-southeast 12
    advance assembly-line
    reprice; reprice c-transportation; price c-transportation 1; reprice c-residential; price c-residential 4; done
    keep titan-residential
    reprice c-transportation; price c-transportation 1; estate commercial-1; from 0; from 0; open roadside-stand
    reprice c-transportation; price c-transportation 4; reprice; reprice c-transportation; price c-transportation 4
    reprice c-residential; price c-residential 6; done; keep titan-power
    estate residential-1; open boarding-house
    produce stone-quarry x2; place 4 c-transportation, 0 d-southwest; price c-transportation 2
    produce lumber-camp x2; place 2 c-residential, 3 e-northwest; price c-residential 10; price e-northwest 12
    reprice c-transportation; price c-transportation 2; produce lumber-camp x2; place 2 c-residential, 2 e-northwest
    price c-residential 10; price e-northwest 8
    produce lumber-camp x2; place 3 c-residential, 3 e-northwest; price c-residential 7; price e-northwest 11
    reprice; reprice e-northwest; price e-northwest 3; reprice c-residential; price c-residential 6
    reprice c-transportation; price c-transportation 2; done; keep titan-peddler
    reprice e-northwest; price e-northwest 3; reprice; reprice c-residential; price c-residential 6; done
    keep titan-consumables
    reprice; reprice e-northwest; price e-northwest 2; reprice c-transportation; price c-transportation 1
    reprice c-residential; price c-residential 4; done; keep titan-stone
    produce stone-quarry x2; place 1 c-transportation, 2 d-southwest; price c-transportation 1; price d-southwest 12
    reprice c-transportation; price c-transportation 1; reprice; reprice c-residential; price c-residential 3
    reprice e-northwest; price e-northwest 4; done; keep titan-energy
    expand stone-quarry; place 0 c-transportation, 3 d-southwest; price d-southwest 7
    reprice; reprice e-northwest; price e-northwest 1; reprice c-residential; price c-residential 4; reprice d-southwest
    price d-southwest 7; done; keep titan-commercial
    reprice e-northwest; price e-northwest 2; produce lumber-camp x2; place 3 c-residential, 1 e-northwest
    price c-residential 3; price e-northwest 1
    estate residential-2; from 0; open tenement; estate residential-3; from 1; from 1; from 2; open planned-community
    produce stone-quarry x2; place 4 c-transportation, 2 d-southwest; price c-transportation 10; price d-southwest 12
    produce lumber-camp x2; place 3 c-residential, 2 e-northwest; price c-residential 10; price e-northwest 12
    produce power-station x2; place 0 d-northeast, 4 e-southeast; price e-southeast 12
    produce lumber-camp x2; place 3 c-residential, 3 e-northwest; price c-residential 9; price e-northwest 12
    produce steel-forge x2; place 1 c-industrial, 4 d-northeast; price c-industrial 1; price d-northeast 6
    reprice e-southeast; price e-southeast 12; produce stone-quarry x2; place 4 c-transportation, 0 d-southwest
    price c-transportation 1
    produce steel-forge x2; place 1 c-industrial, 9 d-northeast; price c-industrial 10; price d-northeast 5
    produce steel-forge x2; place 1 c-industrial, 4 d-northeast; price c-industrial 3; price d-northeast 2
    reprice c-transportation; price c-transportation 1; expand lumber-camp; place 3 c-residential, 0 e-northwest
    price c-residential 1
    expand stone-quarry; place 0 c-transportation, 4 d-southwest; price d-southwest 12
    estate commercial-2; open picture-palace
    reprice c-transportation; price c-transportation 3; produce lumber-camp x2; place 4 c-residential, 2 e-northwest
    price c-residential 1; price e-northwest 9
    expand stone-quarry; place 1 c-transportation, 1 d-southwest; price c-transportation 10; price d-southwest 12
    advance stock-exchange
    reprice c-transportation; price c-transportation 6; advance conglomerate
    advance holding-company
    advance mass-production
    reprice e-northwest; price e-northwest 10; advance computing
    produce stone-quarry x2; place 3 c-transportation, 2 d-southwest; price c-transportation 10; price d-southwest 12
    reprice; reprice d-northeast; price d-northeast 1; reprice c-transportation; price c-transportation 2
    reprice d-southwest; price d-southwest 12; reprice c-residential; price c-residential 2; reprice e-northwest
    price e-northwest 12; keep titan-wholesaler
    reprice c-transportation; price c-transportation 1; produce stone-quarry x2; place 4 c-transportation, 0 d-southwest
    price c-transportation 1
    reprice; reprice d-northeast; price d-northeast 1; reprice c-residential; price c-residential 2
    reprice c-transportation; price c-transportation 2; done; keep titan-research
    advance skyscrapers
    reprice e-northwest; price e-northwest 10; reprice; done; keep titan-oil
    build corn-farm; place 1 c-commercial, 0 e-northwest; price c-commercial 10
    produce lumber-camp x2; place 1 c-residential, 5 e-northwest; price c-residential 1; price e-northwest 12
    reprice e-northwest; price e-northwest 3; produce lumber-camp x2; place 1 c-residential, 5 e-northwest
    price c-residential 1; price e-northwest 1
    produce lumber-camp x2; place 1 c-residential, 4 e-northwest; price c-residential 1; price e-northwest 11
    build corn-farm; from 2; place 0 c-commercial, 1 e-northwest; price e-northwest 10
    reprice c-transportation; price c-transportation 1; produce lumber-camp x2; place 1 c-residential, 5 e-northwest
    price c-residential 1; price e-northwest 1
    expand corn-farm; from 2; place 1 c-commercial, 1 e-northwest; price c-commercial 10; price e-northwest 3
    expand corn-farm; from 2; place 2 c-commercial, 0 e-northwest; price c-commercial 10
    reprice c-residential; price c-residential 1; produce lumber-camp x2; place 4 c-residential, 2 e-northwest
    price c-residential 1; price e-northwest 1
    estate industrial-2; from 2; open cannery
    expand corn-farm; from 2; place 3 c-commercial, 0 e-northwest; price c-commercial 9
    skip; produce stone-quarry x2; place 4 c-transportation, 0 d-southwest; price c-transportation 1
    reprice; reprice c-commercial; price c-commercial 9; done
    estate commercial-3; from 2; open shopping-center
    reprice e-northwest; price e-northwest 2; produce stone-quarry x2; place 4 c-transportation, 0 d-southwest
    price c-transportation 1
    estate industrial-3; from 2; open industrial-park`,
}
