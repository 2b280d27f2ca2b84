// The game behind the pictures in How to play: the seed "lesson", played by bots.

export const CHOICES = `
  keep titan-kingpin
  keep titan-front-runner
  keep titan-financier
  build lumber-camp; place 1 c-residential, 0 e-northwest; price c-residential 10
  build lumber-camp; place 1 c-residential, 0 e-northwest; price c-residential 9
  build stone-quarry; place 1 c-transportation, 0 d-southwest; price c-transportation 10
  build steel-forge; place 0 c-industrial, 1 d-northeast; price d-northeast 12
  build power-station; place 0 d-northeast, 1 e-southeast; price e-southeast 12
  expand stone-quarry; place 1 c-transportation, 1 d-southwest; price c-transportation 10; price d-southwest 12
  build stone-quarry; place 1 c-transportation, 0 d-southwest; price c-transportation 5
  build steel-forge; place 1 c-industrial, 0 d-northeast; price c-industrial 10
  reprice; reprice c-transportation; price c-transportation 1; done; keep titan-inventor
  expand steel-forge; place 2 c-industrial, 0 d-northeast; price c-industrial 9
  expand lumber-camp; place 2 c-residential, 0 e-northwest; price c-residential 9
  build steel-forge; place 1 c-industrial, 0 d-northeast; price c-industrial 4
  expand lumber-camp; place 1 c-residential, 1 e-northwest; price c-residential 8; price e-northwest 12
  reprice; reprice c-residential; price c-residential 7; done; keep titan-peddler
  produce stone-quarry x2; place 2 c-transportation, 2 d-southwest; price c-transportation 4; price d-southwest 12
  reprice; reprice c-residential; price c-residential 6; reprice c-transportation; price c-transportation 4
  reprice c-industrial; price c-industrial 10; done; keep titan-durables
  reprice; reprice c-residential; price c-residential 2; done; keep titan-profiteer
  expand steel-forge; from 0; place 2 c-industrial, 0 d-northeast; price c-industrial 5
  estate transportation-1; open canal-landing
  produce lumber-camp x2; place 1 c-residential, 3 e-northwest; price c-residential 5; price e-northwest 11
  expand steel-forge; place 1 c-industrial, 2 d-northeast; price c-industrial 1; price d-northeast 12
  expand lumber-camp; from 1; place 1 c-residential, 2 e-northwest; price c-residential 4; price e-northwest 10
  reprice; reprice e-northwest; price e-northwest 9; reprice c-residential; price c-residential 4; done; keep titan-steel
  estate residential-1; from 0; from 0; from 0; open house; produce stone-quarry x2
`
