/**
 * What people look for in Spanish, as jobs have it in English, in the form of english-words.ts. Names that differ only in gender are in one
 * line. Accents do not count.
 */

/** Roles, and what they are about. They count only in titles, skills, and names: many ads mention a server, a recruiter, or experience. */
export const SPANISH_ROLES = `
almacen, almacenes, bodega, bodegas, almacenista, bodeguero, bodeguera > warehouse, order picker, forklift operator
jefe de almacen, jefa de almacen, encargado de almacen, gerente de almacen, supervisor de almacen, jefe de bodega > warehouse supervisor, warehouse manager, warehouse lead
trabajador de almacen, trabajadora de almacen, trabajador de bodega, auxiliar de almacen > warehouse worker, warehouse associate
montacargas, montacarguista, operador de montacargas, operadora de montacargas, manejador de montacargas, conductor de montacargas, chofer de montacargas > forklift
empacador, empacadora, empaque, empaquetador > packer, packing, packaging
surtidor, surtidora, recogedor de pedidos, selector de pedidos, selectora de pedidos, preparador de pedidos, surtidor de pedidos > order picker, picker
cargador, cargadora, descargador, estibador, estibadora > loader, unloader, dock worker, stevedore, warehouse
limpieza, limpiador, limpiadora, aseo, senora de limpieza, senora de la limpieza, personal de limpieza, empleada de limpieza, trabajador de limpieza > cleaner, cleaning, janitor, housekeeper, housekeeping
conserje > janitor, custodian
recamarera, camarera de piso, ama de llaves, mucama, empleada domestica > housekeeper, housekeeping
lavanderia > laundry
enfermera, enfermero > nurse, rn, lpn
enfermera registrada, enfermero registrado, enfermera titulada, enfermero titulado > registered nurse, rn
enfermeria > nursing, nurse
auxiliar de enfermeria, asistente de enfermeria, asistente de enfermera > nursing assistant, cna
cuidador, cuidadora > caregiver, home health aide
cuidado de ancianos, cuidado de adultos mayores, cuidadora de ancianos, cuidador de ancianos > caregiver, home health aide, elder care
ninera, cuidado de ninos > childcare, nanny
medico, doctora > physician, doctor
asistente medico, asistente medica > medical assistant
farmaceutico, farmaceutica > pharmacist
terapeuta > therapist
terapeuta fisico, fisioterapeuta > physical therapist, pt
flebotomista > phlebotomist
contador, contadora, contable > accountant
contador publico, contadora publica > certified public accountant, cpa
contabilidad > accounting, accountant
auxiliar contable, auxiliar de contabilidad, tenedor de libros > bookkeeper, accounts payable
cajero, cajera > cashier, teller
analista > analyst
ingeniero, ingeniera > engineer
cientifico, cientifica > scientist
ingeniero de software, ingeniera de software, ingeniero en software > software engineer, software developer
ingeniero de sistemas, ingeniera de sistemas > systems engineer, software engineer
desarrollador, desarrolladora > developer, engineer
desarrollador web, desarrolladora web, programador web > web developer, frontend developer
programador, programadora > programmer, developer
soporte tecnico > helpdesk, service desk, it support, desktop support
base de datos, bases de datos > database
redes > network
ciberseguridad > cybersecurity, information security
gerente > manager
encargado, encargada, jefe de turno, lider de turno, encargado de turno, supervisor de turno > supervisor, shift lead
supervisora > supervisor
asistente > assistant
asistente administrativo, asistente administrativa, auxiliar administrativo, auxiliar administrativa > administrative assistant, admin assistant, office assistant, executive assistant, office manager
secretaria, secretario > administrative assistant, secretary
recepcionista > receptionist
recursos humanos > human resources, hr
reclutador, reclutadora > recruiter
atencion al cliente, servicio al cliente > customer service, customer support
ventas, vendedor, vendedora > sales
vendedor de tienda, dependiente > retail associate
cocinero, cocinera > cook
cocina > kitchen, cook
ayudante de cocina, auxiliar de cocina > kitchen helper, prep cook
lavaplatos, lavatrastes > dishwasher
mesero, mesera, camarero, camarera > waiter, waitress, food server
restaurante > restaurant
panadero, panadera > baker
carnicero, carnicera > butcher
cantinero, cantinera > bartender
chofer, choferes, conductor, conductora, manejador > driver
chofer de camion, conductor de camion, camionero, camionera, trailero, chofer de trailer > truck driver, cdl driver
chofer de reparto, repartidor, repartidora, chofer de entregas > delivery driver
despachador, despachadora > dispatcher
mecanico, mecanica > mechanic, mechanical
electricista > electrician
plomero, plomera, fontanero > plumber
plomeria, fontaneria > plumbing, plumber
techador, techadora > roofer, roofing
carpintero, carpintera > carpenter
pintor, pintora > painter
soldador, soldadora, soldadura > welder
albanil > mason, construction
construccion, obrero > construction, laborer
ayudante general, ayudante, peon > laborer, general labor, helper
jardinero, jardinera, jardineria > landscaper, landscape, gardener, groundskeeper
mantenimiento > maintenance
tecnico, tecnica > technician
maquinista > machinist
operador de maquina, operadora de maquina, operador de maquinas > machine operator
operador, operadora > operator
operario, operaria > operator, production
trabajador de construccion, trabajador de la construccion, ayudante de construccion > construction worker, construction laborer, laborer
lider > lead, leader, supervisor
jefe, jefa > manager, supervisor, lead
trabajador de produccion, trabajadora de produccion, obrero de produccion, operario de produccion, trabajador de fabrica > production worker, production helper, production associate, production operator, assembler, machine operator
produccion, fabrica > production, manufacturing
ensamblador, ensambladora, ensamble > assembler, assembly
costurera, costurero > sewing, seamstress
guardia, guardia de seguridad, vigilante > security guard, security officer
maestro, maestra, profesor, profesora > teacher
abogado, abogada > attorney, lawyer
traductor, traductora > translator
interprete > interpreter
sin experiencia, principiante > entry level, no experience
`;

/** Words that count wherever a job has them. */
export const SPANISH_WORDS = `
inventario, inventarios > inventory
envios, embarques > shipping
recibo de mercancia > receiving
nomina, nominas > payroll
cuentas por pagar > accounts payable, ap
cuentas por cobrar > accounts receivable, ar
impuestos > tax
datos > data
financiero, financiera > financial
negocios > business
proyecto, proyectos > project
tienda > store, retail
electrico, electrica > electrical
oficina > office
licencia comercial > cdl
bilingue > bilingual
espanol > spanish
turno > shift
turno de noche, turno nocturno, de noche > night shift, nights
noche, noches, nocturno, nocturna > night, nights
turno de dia > day shift
fin de semana, fines de semana > weekend, weekends
tiempo completo > fulltime
medio tiempo, tiempo parcial > parttime
trabajo temporal, empleo temporal > temporary
experiencia > experience
`;
